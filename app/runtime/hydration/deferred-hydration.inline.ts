/**
 * Stands behind a `template` with Remix's scripts in it, which a browser neither loads nor runs, and puts them to work once
 * the page has been drawn, or at the first sign that somebody wants more than to read. It only listens: what is pressed or
 * typed until then does what it does on the plain page, and a form that was sent is noted, so that scripts do not take over a
 * page that is about to go. The page's data arrive in scripts of their own meanwhile, and are handed on.
 *
 * A link that scripts open over the page waits for them when it is pressed: it looks busy at once, and after 3 s, or for
 * ever, it is a link again.
 *
 * It runs in the page as it is: scripts/inline-script-plugin.ts makes a text of it.
 */
import type { HandoffWindow } from '../remix-internals'
import type { HydrationStrategy } from './hydration-strategy'

const page = window as unknown as HandoffWindow
const waitForScriptsMs = 3_000
const pollIntervalMs = 20

const template = document.currentScript!.previousElementSibling as HTMLTemplateElement
const intentEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input']
const streamChunks: unknown[] = []
let isStreamClosed = false
page.__remixContext = {
  streamController: {
    enqueue: (streamChunk) => streamChunks.push(streamChunk),
    close: () => (isStreamClosed = true),
  },
}

const startScripts = () => {
  if (!template.content.firstChild) return
  for (const eventName of intentEvents) removeEventListener(eventName, onIntent, true)
  // Remix's own scripts make the stream that the parts are for.
  template.append(template.content)
  const { streamController } = page.__remixContext
  for (const streamChunk of streamChunks) streamController.enqueue(streamChunk)
  if (isStreamClosed) streamController.close()
}

const intentSelectors: Record<string, string> = {
  pointermove: 'a,button,summary,label,input,select,textarea',
  focusin: 'form',
}
const closest = (target: EventTarget | null, selector: string) =>
  (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(selector)
const onIntent = ({ type, target }: Event) => {
  if (!intentSelectors[type] || closest(target, intentSelectors[type])) startScripts()
}
for (const eventName of intentEvents) addEventListener(eventName, onIntent, true)

const isHydrated = () => document.documentElement.matches('.scripted')
const modifierKeys = ['button', 'metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const
addEventListener(
  'click',
  (click) => {
    const link = closest(click.target, 'a[data-opens]')
    if (!link || isHydrated() || modifierKeys.some((modifier) => click[modifier])) return
    click.preventDefault()
    click.stopPropagation()
    if (link.ariaBusy) return
    link.ariaBusy = 'true'
    const clearBusy = () => (link.ariaBusy = null)
    const deadline = Date.now() + waitForScriptsMs
    const poll = setInterval(() => {
      if (isHydrated()) {
        clearBusy()
        link.click()
      } else if (Date.now() > deadline) {
        addEventListener('pagehide', clearBusy)
        location.href = link.href
      } else return
      clearInterval(poll)
    }, pollIntervalMs)
    startScripts()
  },
  true,
)
addEventListener('submit', () => (window.__formSent = true), true)

if (document.activeElement?.closest('form')) startScripts()
const strategy = template.dataset.start as HydrationStrategy
if (strategy === 'immediate') {
  if (document.hidden) startScripts()
  else requestAnimationFrame(() => setTimeout(startScripts))
}
// Old browsers have no such list; they wait for a sign.
if (strategy === 'on-intent-or-drafts')
  (indexedDB as Partial<IDBFactory>).databases?.().then(
    ({ length }) => length && startScripts(),
    () => {},
  )
