/** One who tells all of those there are; undefined when there are none, so that nothing is watched for nobody. */
export function combineListeners<A extends unknown[]>(
  ...listeners: (((...args: A) => void) | undefined)[]
): ((...args: A) => void) | undefined {
  const present = listeners.filter((listener) => listener !== undefined)
  if (present.length === 0) return undefined
  return (...args) => {
    for (const listener of present) listener(...args)
  }
}
