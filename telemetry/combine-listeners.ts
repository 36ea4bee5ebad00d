/**
 * One listener that calls all that are given; undefined when there are none, so that nothing is measured for
 * nobody.
 */
export function combineListeners<A extends unknown[]>(
  ...listeners: (((...args: A) => void) | undefined)[]
): ((...args: A) => void) | undefined {
  const present = listeners.filter((listener) => listener !== undefined)
  if (present.length === 0) return undefined
  return (...args) => {
    for (const listener of present) listener(...args)
  }
}
