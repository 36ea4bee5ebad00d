/** To be called right before hydration: React 18 writes the text it knows over what was typed into a textarea by then. */
export function keepTypedTextareas(): void {
  for (const area of document.querySelectorAll('textarea')) area.defaultValue = area.value
}
