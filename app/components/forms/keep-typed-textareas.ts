/**
 * Call right before hydration: React 18 replaces what was typed into a textarea by then with the server's
 * text.
 */
export function keepTypedTextareas(): void {
  for (const area of document.querySelectorAll('textarea')) area.defaultValue = area.value
}
