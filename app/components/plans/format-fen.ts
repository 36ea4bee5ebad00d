/** Creating a formatter costs more than a hundred uses of it. */
const [wholeYuanFormat, fractionalYuanFormat] = [0, 1].map(
  (minimumFractionDigits) =>
    new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', minimumFractionDigits }),
) as [Intl.NumberFormat, Intl.NumberFormat]

/** Formats fen as yuan: ¥9.9, ¥30. */
export function formatFen(fen: number): string {
  return (fen % 100 === 0 ? wholeYuanFormat : fractionalYuanFormat).format(fen / 100)
}
