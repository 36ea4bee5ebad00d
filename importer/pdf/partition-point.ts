export const sortedNumbers = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

/** How many values at the start of a partitioned list satisfy the predicate. Logarithmic time. */
export function partitionPoint<T>(values: readonly T[], predicate: (value: T) => boolean): number {
  let [from, to] = [0, values.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (predicate(values[middle]!)) from = middle + 1
    else to = middle
  }
  return from
}
