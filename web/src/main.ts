import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import "./pages/pages.css";
import App from "./App.svelte";
import { begin } from "./lib/early";
import { keep } from "./lib/keep";

begin();
keep();
mount(App, { target: document.getElementById("app")! });
