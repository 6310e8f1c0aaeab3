import { mount } from "svelte";
import "./tokens.css";
import "./base.css";
import "./pages/pages.css";
import App from "./App.svelte";
import { keep } from "./lib/keep";

keep();
mount(App, { target: document.getElementById("app")! });
