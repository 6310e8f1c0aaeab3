// Gives every option of a question as an answer, as a person would: by a button that says it, by touching the things it
// names, or in the form that is asked. Tells which options no control of the page can give.
async ([told, sectors, alike]) => {
  const form = told.own.question?.form ?? null;
  const rest = () => new Promise((done) => setTimeout(done));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const can = (thing) => thing && !thing.disabled && thing.checkVisibility();
  // What can be scrolled to is there; what lies under something else is not.
  const free = (thing) => {
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return Boolean(top) && (thing.contains(top) || top.contains(thing));
  };
  const click = async (thing) => {
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await rest();
  };
  const ask = async () => {
    window.said = [];
    window.asked = (window.asked ?? 1000) + 1;
    // Another run of the form: what is left of the answers before is not meant for it.
    const question = told.own.question && { ...told.own.question, form: form && { ...form, id: `${form.id}:${window.asked}` } };
    const state = { ...told, own: { ...told.own, question }, version: window.asked };
    window.hear({ data: JSON.stringify({ ...window.template, waiting_for: [], scenes: [], log: [], lesson: null, ...state }) });
    await rest();
    await rest();
  };
  /** A thing that can be touched, on whichever tab of a phone it is. */
  const find = async (selector) => {
    for (const tab of ["", "map", "hand", "spice", "sides"]) {
      const button = tab && document.querySelector(`[data-testid="tab-${tab}"]`);
      if (tab && !button) break;
      if (button) await click(button);
      const found = all(selector).find(can);
      if (found) return found;
    }
    return null;
  };
  const press = async (selector) => {
    const thing = all(selector).find((one) => can(one) && free(one));
    if (thing) await click(thing);
    return Boolean(thing);
  };
  /** What is asked stands on the first tab of a phone, wherever it has opened. */
  const toQuestion = async () => {
    const tab = document.querySelector("[data-testid=tab-map]");
    if (tab) await click(tab);
  };
  const named = (attribute, value) => `[${attribute}="${CSS.escape(value)}"]`;
  const button = (notation) => press(named("data-option", notation));
  const THINGS = {
    area: (id) => `[data-area="${id}"][data-open]`,
    zone: (id) => `[data-zone="${id}"][data-open]`,
    card: (id) => `button[data-about="card:${id}"][data-open]`,
    prescience: (id) => `button[data-about="prescience:${id}"][data-open]`,
    leader: (id) => `[data-about="leader:${id}"] [data-open]`,
    power: (id) => `[data-testid="power-${id}"][data-open]`,
    // Where sectors are asked an area stands for its own; one that lies in two, for either.
    sector: (id) => sectors[id].map((area) => `[data-area="${area}"][data-open]`).join(),
  };

  async function touch({ objects, notation }) {
    for (const [kind, id] of objects) {
      const thing = THINGS[kind] && (await find(THINGS[kind](id)));
      if (!thing) continue;
      await click(thing);
      if (window.said.length === 0) await press("[data-testid=confirm]");
      if (window.said.length > 0 || (await button(notation))) return;
      // Several things can be done with it: on a phone they are listed where the question is.
      if (all("[data-testid=tab-map]").length > 0 && !["area", "zone"].includes(kind)) await toQuestion();
      if (await button(notation)) return;
    }
    // A legion or an aircraft was chosen, or is the only one that can go: its goals are shown, and any of them ends the gesture.
    if (window.said.length === 0) await toQuestion();
    const goal = window.said.length === 0 && objects.some(([kind]) => kind === "area" || kind === "zone") && document.querySelector("[role=radiogroup] [aria-checked=true]") && all("[data-area][data-open]")[0];
    if (goal) {
      await click(goal);
      if (window.said.length === 0) await press("[data-testid=confirm]");
    }
  }

  const fieldOf = (notation) => form?.fields.find((field) => field.options.some(({ answer }) => answer === notation));

  /** Several things in several places: this one first, then as many as must be placed. Fields are answered in their order. */
  async function spread(option) {
    const places = form.fields.flatMap((field) => field.options.map(({ value }) => value));
    const open = () => all("[data-area][data-open],[data-zone][data-open]").filter((one) => places.includes(one.dataset.area ?? one.dataset.zone));
    const wanted = option.objects.find(([kind]) => kind === "area" || kind === "zone")?.[1];
    const kinds = option.objects.map(([, id]) => id);
    const lots = all("[data-lot]").map((lot) => lot.dataset.lot);
    const mine = lots.filter((lot) => kinds.includes(lot));
    for (const lot of mine.length > 0 ? mine : lots) {
      await press(`[data-lot="${lot}"]`);
      const first = wanted ? open().find((one) => (one.dataset.area ?? one.dataset.zone) === wanted) : open()[0];
      if (!first) continue;
      await click(first);
      for (let more = 0; more < 20 && !all("[data-testid=option-spread]").some(can) && open().length > 0; more += 1) await click(open()[0]);
      await press("[data-testid=option-spread]");
      if (window.said[0] === option.notation || form.divide || mine.length > 0) return;
      await ask();
    }
  }

  /** Steppers and single figures. */
  async function count({ notation }) {
    const field = fieldOf(notation);
    const stays = form.kind === "leave_behind";
    if (field?.options.every(({ value }) => typeof value === "number")) {
      const wanted = field.options.find(({ answer }) => answer === notation).value;
      const goal = stays ? Math.max(...field.options.map(({ value }) => value)) - wanted : wanted;
      const now = () => Number(document.querySelector(`[data-many="${field.id}"]`).textContent.split("/")[0]);
      for (let steps = 0; steps < 9 && now() !== goal; steps += 1) await press(`[data-testid="option-${now() < goal ? "more" : "fewer"}-${field.id}"]`);
    } else if (field) {
      const single = document.querySelector(named("data-testid", `option-${notation}`));
      if ((single.getAttribute("aria-pressed") === "true") === stays) await click(single);
    }
    // A leader stays with somebody, and somebody goes.
    for (let more = 0; more < 12 && stays && !all("[data-testid=option-go]").some(can); more += 1) if (!(await press("[data-testid^=option-fewer-]"))) break;
    await press("[data-testid=option-go]");
  }

  /** Nothing for the others, so that there is enough for this one. */
  async function pay({ notation }) {
    const what = notation.replace(/ \d+$/, "");
    for (const nothing of all("[data-option^='pay '][data-option$=' 0']")) if (!nothing.dataset.option.startsWith(what) && can(nothing)) await click(nothing);
    const wanted = all(named("data-option", notation)).find(can);
    if (wanted && wanted.getAttribute("aria-checked") !== "true") await click(wanted);
    await press("[data-testid=option-pay]");
  }

  async function keep({ notation }) {
    await button(notation);
    await press("[data-testid=option-unclaimed]");
  }

  /** All ways of stepping up and down, the shortest first, until the button says what is wanted. */
  async function step({ notation }) {
    const met = new Set();
    const shown = () => document.querySelector("[data-testid=option-draw],[data-testid=option-amount]");
    for (const queue = [[]]; queue.length > 0 && met.size < 90; ) {
      const way = queue.shift();
      await ask();
      await toQuestion();
      for (const at of way) await click(all("[data-step]")[at]);
      const now = shown().dataset.option;
      if (now === notation) return void (await button(notation));
      if (met.has(now)) continue;
      met.add(now);
      all("[data-step]").forEach((one, at) => can(one) && queue.push([...way, at]));
    }
  }

  /** This hit first of all, then any others until every hit is taken. */
  async function hit({ notation }) {
    for (let down = 0; down < 30 && (await press("[data-testid^=option-fewer-]:not(:disabled)")); ) down += 1;
    await press(named("data-testid", `option-more-${notation}`));
    for (let more = 0; more < 30 && !all("[data-testid=option-hits]").some(can); more += 1) if (!(await press("[data-testid^=option-more-]:not(:disabled)"))) break;
    await press("[data-testid=option-hits]");
  }

  const FORMS = { "option-hits": hit, "option-spread": spread, "option-go": count, "option-pay": pay, "option-unclaimed": keep, "option-draw": step, "option-amount": step };

  async function fill(option) {
    const name = Object.keys(FORMS).find((one) => document.querySelector(`[data-testid="${one}"]`));
    if (name) await FORMS[name](option);
  }

  /** On a phone the opening question is a list of dice that open. */
  async function unfold({ notation }) {
    for (const head of all("[data-testid^=option-box-]")) {
      if (head.getAttribute("aria-expanded") === "false") await click(head);
      if (await button(notation)) return;
    }
  }

  // Options that differ only in a place are alike: the first, the last and some between them speak for all.
  const sorts = Map.groupBy(told.asked.options, ({ verb, objects }) => [verb, ...objects.map(([kind, id]) => (kind === "area" ? kind : `${kind} ${id}`))].join());
  const tried = [...sorts.values()].flatMap((sort) => sort.filter((_, at) => sort.length <= alike || at === sort.length - 1 || at % Math.ceil(sort.length / (alike - 1)) === 0));
  const failed = [];
  for (const option of tried) {
    for (const way of [({ notation }) => button(notation), touch, fill, unfold]) {
      await ask();
      if (way !== touch) await toQuestion();
      await way(option);
      // What would do nothing is asked about once more.
      if (option.idle && window.said.length === 0) await press("[data-testid=anyway],[data-testid=confirm]");
      if (window.said.length > 0) break;
    }
    // In a form others may come first: a leader who stays needs company, and fields have their order.
    const [said] = window.said;
    const together = form && ["leave_behind", "place", "casualties"].includes(form.kind) && told.asked.options.some(({ notation, verb }) => notation === said && verb !== "stop");
    if (said !== option.notation && !together && !(said && form?.divide)) failed.push(`${option.notation} (${said ?? "nothing"})`);
  }
  return failed;
}
