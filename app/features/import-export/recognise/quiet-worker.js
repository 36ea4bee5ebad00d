/* global importScripts, self */
// The model names settings that the engine no longer has, and the engine reports each of them as an error.
const report = console.error
console.error = (...messages) => {
  if (!String(messages[0]).startsWith('Warning: Parameter not found')) report(...messages)
}
importScripts(self.location.hash.slice(1))
