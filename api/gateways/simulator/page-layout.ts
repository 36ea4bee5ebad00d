import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { pageStyle } from './page-style'

export type Html = ReturnType<typeof html>

type PolicyOptions = { form: `'none'` | `'self'`; frame: `'none'` | `'self'` }

/**
 * Allows nothing but this style: no script, nothing from other origins; forms and frames only where given.
 */
export function contentSecurityPolicy({ form, frame }: PolicyOptions): string {
  return [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
    `img-src data:`,
    `base-uri 'none'`,
    `form-action ${form}`,
    `frame-ancestors ${frame}`,
  ].join('; ')
}

/** Headers of every page of the simulator. */
export function pageHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  }
}

/** @param what the simulated product (模拟微信); @param note a sentence that says it is a simulation */
export function renderPage(page: { what: string; note: string; title: string; content: Html }): Html {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${page.what}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${pageStyle}</style>`)}
      </head>
      <body>
        <main>
          <p class="mark">演示 · ${page.what}</p>
          <h1>${page.title}</h1>
          <p class="note">${page.note}</p>
          ${page.content}
        </main>
      </body>
    </html>`
}
