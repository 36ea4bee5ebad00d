const step = /([MLHVQCZ])([^A-Za-z]*)/g

/**
 * Converts path data to relative commands: shorter, and independent of its position. Accepts the compiler's
 * absolute M, L, H, V, Q, C, Z.
 * @throws Error for any other command.
 */
export function toRelativePath(data: string): string {
  if (/[^MLHVQCZ\d\s.,-]/.test(data)) throw new Error('svg: an outline in commands of another kind')
  let path = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', written = ''] of data.matchAll(step)) {
    const at = written.match(/-?[\d.]+/g)?.map(Number) ?? []
    const relative = at.map((value, i) =>
      rounded(value - (command === 'V' || (command !== 'H' && i % 2 === 1) ? y : x)),
    )
    path += command.toLowerCase() + relative.join(' ').replaceAll(' -', '-')
    if (command === 'Z') [x, y] = [startX, startY]
    else if (command === 'H') x = at.at(-1)!
    else if (command === 'V') y = at.at(-1)!
    else [x, y] = [at.at(-2)!, at.at(-1)!]
    if (command === 'M') [startX, startY] = [x, y]
  }
  return path
}

// Font units are whole or half; further digits are rounding errors.
const rounded = (value: number) => Math.round(value * 1000) / 1000
