import { useEffect, useState, type RefObject } from 'react'
import type { ArticleDraft } from './article-preview'

/** Drawing waits until nothing was typed for so long. */
const quietMs = 400

/** The preview of a form, drawn by the server while it is being written. Without an answer the last one stays. */
export function useLivePreview(form: RefObject<HTMLElement>, drawn: ArticleDraft): ArticleDraft {
  const [live, setLive] = useState<{ base: ArticleDraft; draft: ArticleDraft }>()
  useEffect(() => {
    const element = form.current?.querySelector('form')
    if (!element) return
    let timer = 0
    let controller = new AbortController()
    const draw = async () => {
      const fields = new FormData(element)
      const field = (name: string) => String(fields.get(name) ?? '')
      controller.abort()
      controller = new AbortController()
      const body = new URLSearchParams({ text: field('text') })
      const response = await fetch('/admin/article-html', { method: 'POST', body, signal: controller.signal })
      if (!response.ok) return
      const { html } = (await response.json()) as { html: string }
      const [title, summary, cover, coverAlt] = ['title', 'summary', 'cover', 'coverAlt'].map(field)
      setLive({
        base: drawn,
        draft: { title: title!, summary: summary!, cover: cover!, coverAlt: coverAlt!, html },
      })
    }
    const handleInput = () => {
      clearTimeout(timer)
      // A preview that does not come harms nothing.
      timer = window.setTimeout(() => void draw().catch(() => undefined), quietMs)
    }
    element.addEventListener('input', handleInput)
    return () => {
      clearTimeout(timer)
      controller.abort()
      element.removeEventListener('input', handleInput)
    }
  }, [form, drawn])
  return live?.base === drawn ? live.draft : drawn
}
