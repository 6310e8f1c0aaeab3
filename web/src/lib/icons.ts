// Every icon of the house as one sprite, put into the page once.

const files = import.meta.glob("../assets/icons/*.svg", { query: "?raw", import: "default", eager: true }) as Record<string, string>;

export const sprite = Object.entries(files)
  .map(([path, svg]) => {
    const name = path.split("/").pop()!.replace(".svg", "");
    return svg.replace(/<svg [^>]*>/, `<symbol id="i-${name}" viewBox="0 0 24 24" fill="currentColor">`).replace("</svg>", "</symbol>");
  })
  .join("");
