/** Converts typed yuan to fen without rounding; NaN for an invalid amount. */
export function parseYuanToFen(input: string): number {
  const [, yuan, decimals = ''] = /^(\d{1,6})(?:[.．](\d{1,2}))?$/.exec(input.normalize('NFKC').trim()) ?? []
  return yuan === undefined ? NaN : Number(yuan) * 100 + Number(decimals.padEnd(2, '0'))
}
