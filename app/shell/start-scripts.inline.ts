/**
 * Stands behind a `template` with Remix's scripts in it, which a browser neither loads nor runs, and puts them to work once
 * the page has been drawn, or at the first sign that somebody wants more than to read. It only listens: what is pressed or
 * typed until then does what it does on the plain page, and a form that was sent is noted, so that scripts do not take over a
 * page that is about to go. The page's data arrive in scripts of their own meanwhile, and are handed on.
 *
 * A link that scripts open over the page waits for them when it is pressed: it looks busy at once, and after 3 s, or for
 * ever, it is a link again.
 *
 * It runs in the page as it is: scripts/inline-script.ts makes a text of it.
 */
import type { ScriptsStart } from './scripts-start'

type Stream = { enqueue(part: unknown): void; close(): void }
const page = window as unknown as { __remixContext: { streamController: Stream } }
const waitForScriptsMs = 3_000
const lookEveryMs = 20

const waiting = document.currentScript!.previousElementSibling as HTMLTemplateElement
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input']
const parts: unknown[] = []
let isOver = false
page.__remixContext = {
  streamController: { enqueue: (part) => parts.push(part), close: () => (isOver = true) },
}

const start = () => {
  if (!waiting.content.firstChild) return
  for (const sign of signs) removeEventListener(sign, heed, true)
  // Remix's own scripts make the stream that the parts are for.
  waiting.append(waiting.content)
  const { streamController } = page.__remixContext
  for (const part of parts) streamController.enqueue(part)
  if (isOver) streamController.close()
}

const within: Record<string, string> = {
  pointermove: 'a,button,summary,label,input,select,textarea',
  focusin: 'form',
}
const closest = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector)
const heed = ({ type, target }: Event) => {
  if (!within[type] || closest(target, within[type])) start()
}
for (const sign of signs) addEventListener(sign, heed, true)

const areHere = () => document.documentElement.matches('.scripted')
const otherwise = ['button', 'metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const
addEventListener(
  'click',
  (press) => {
    const link = closest(press.target, 'a[data-opens]')
    if (!link || areHere() || otherwise.some((how) => press[how])) return
    press.preventDefault()
    press.stopPropagation()
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    const done = () => (link.ariaBusy = null)
    const until = Date.now() + waitForScriptsMs
    const look = setInterval(() => {
      if (areHere()) {
        done()
        link.click()
      } else if (Date.now() > until) {
        addEventListener('pagehide', done)
        location.href = link.href
      } else return
      clearInterval(look)
    }, lookEveryMs)
    start()
  },
  true,
)
addEventListener('submit', () => (window.__formSent = true), true)

if (document.activeElement?.closest('form')) start()
const when = waiting.dataset.start as ScriptsStart
if (when === 'at first sight') {
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
// Old browsers have no such list; they wait for a sign.
if (when === 'on intent or for drafts')
  (indexedDB as Partial<IDBFactory>).databases?.().then(
    ({ length }) => length && start(),
    () => {},
  )
