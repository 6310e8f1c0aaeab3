// The icons of this game, drawn for it, as a sprite of their own: it is put into the page with the game.

const files = import.meta.glob("./icons/*.svg", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

export const sprite = Object.entries(files)
  .map(([path, svg]) => {
    const name = path.split("/").pop()!.replace(".svg", "");
    return svg.replace(/<svg [^>]*>/, `<symbol id="i-${name}" viewBox="0 0 24 24" fill="currentColor">`).replace("</svg>", "</symbol>");
  })
  .join("");
