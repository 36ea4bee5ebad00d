/** The lists that fields are picked from. */
export const texts = {
  list: '选项',
  found: '{{count}} 个选项，可用上下方向键选择',
}
