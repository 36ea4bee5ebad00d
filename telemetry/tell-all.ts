/** One who tells all of those there are; undefined when there are none, so that nothing is watched for nobody. */
export function tellAll<A extends unknown[]>(
  ...listeners: (((...told: A) => void) | undefined)[]
): ((...told: A) => void) | undefined {
  const there = listeners.filter((listener) => listener !== undefined)
  if (there.length === 0) return undefined
  return (...told) => {
    for (const listener of there) listener(...told)
  }
}
