/** Fen as people read money: ¥9.9, ¥30. */
export function sayFen(fen: number): string {
  return new Intl.NumberFormat('zh-CN', {
    style: 'currency',
    currency: 'CNY',
    minimumFractionDigits: fen % 100 === 0 ? 0 : 1,
  }).format(fen / 100)
}
