/** A label with its text, as Chinese or English writes it; without a label the text alone. */
export function formatDetail({ label, text }: { label: string; text: string }, lang: 'zh' | 'en'): string {
  if (label === '') return text
  return lang === 'zh' ? `${label}：${text}` : `${label}: ${text}`
}
