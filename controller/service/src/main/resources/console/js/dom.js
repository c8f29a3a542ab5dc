// Building nodes. Text always goes in as text: a player's name is not markup.

const SVG = "http://www.w3.org/2000/svg";

export function byId(id) {
  return document.getElementById(id);
}

/** An element with attributes and children; a child that is a string becomes text. */
export function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) {
      node.setAttribute(name, value === true ? "" : value);
    }
  }
  node.append(...children);
  return node;
}

/** Writes a text only where it changes, so that assistive technology is told of changes alone. */
export function write(node, text) {
  if (node.textContent !== text) {
    node.textContent = text;
  }
}

/** Shows the node where there is something to show. */
export function show(node, visible) {
  node.hidden = !visible;
}
