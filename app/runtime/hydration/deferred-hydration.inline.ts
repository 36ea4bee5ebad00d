/**
 * Follows a `template` with Remix's scripts, which a browser neither loads nor runs there, and starts them
 * after the first paint or at the first intent (hydration-strategy.ts). It only listens: until then, clicks
 * and input work as on a page without scripts, and a submitted form is recorded, so that the scripts do not
 * hydrate a page that is about to unload. Page data that arrive earlier are buffered and handed to Remix.
 *
 * A link with `data-opens` waits for the scripts when it is clicked: it is busy at once, and after 3 s it
 * loads its page.
 *
 * It runs inline: scripts/inline-script-plugin.ts converts it to text.
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
  // Remix's scripts create the stream that the chunks belong to.
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
// Older browsers lack `databases`; they wait for an intent.
if (strategy === 'on-intent-or-drafts')
  (indexedDB as Partial<IDBFactory>).databases?.().then(
    ({ length }) => length && startScripts(),
    () => {},
  )
