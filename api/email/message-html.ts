import type { Language } from '#contract/validation/field-error-codes'
import { escapeHtml } from './escape-html'

type Parts = {
  brand: string
  paragraphs: readonly string[]
  /** The words of the button, and where it leads. */
  go: string
  link: string
  footer: string
}

/** The HTML of an e-mail of ours, with tables and inline styles: mail programs know no others. */
export function messageHtml({ brand, paragraphs, go, link, footer }: Parts, language: Language): string {
  const font = "-apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif"
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.7">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f7f6f2;color:#1b1a17;font-family:${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:12px">
<tr><td style="padding:28px 32px 0;font-size:15px;font-weight:600;color:#0b6450">${escapeHtml(brand)}</td></tr>
<tr><td style="padding:20px 32px 8px">
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#0b6450;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(go)}</a></p>
</td></tr>
<tr><td style="padding:16px 32px 28px;font-size:13px;line-height:1.6;color:#57534b;border-top:1px solid #ece9e1">${escapeHtml(footer)}</td></tr>
</table></td></tr></table></body></html>`
}
