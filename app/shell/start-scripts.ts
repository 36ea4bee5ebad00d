/**
 * Stands behind a `template` with Remix's scripts in it, which a browser neither loads nor runs, and puts them to work once
 * the page has been drawn, or at the first sign that somebody wants more than to read. It only listens: what is pressed or typed until then does what it does on
 * the plain page, and a form that was sent is told of, so that scripts do not take over a page that is about to go. The page's data arrive in scripts of their own meanwhile, and are handed on.
 *
 * A link that scripts open over the page waits for them when it is pressed: it looks busy at once, and after 3 s, or for ever, it is a
 * link again.
 *
 * Text, because it runs in the page as it is: no bundler's helpers are there.
 */
export const startScripts = `{
const waiting = document.currentScript.previousElementSibling
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'change']
const told = []
let over
window.__remixContext = {
  streamController: { enqueue: (part) => told.push(part), close: () => (over = true) },
}
const start = () => {
  if (!waiting.content.firstChild) return
  for (const sign of signs) removeEventListener(sign, heed, true)
  waiting.append(waiting.content)
  const { streamController } = __remixContext
  for (const part of told) streamController.enqueue(part)
  if (over) streamController.close()
}
const within = { pointermove: 'a,button,summary,label,input,select,textarea', focusin: 'form' }
const heed = ({ type, target }) => {
  if (!within[type] || target.closest?.(within[type])) start()
}
for (const sign of signs) addEventListener(sign, heed, { capture: true, passive: true })
const page = document.documentElement
addEventListener('click', (press) => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = press
  const link = target.closest?.('a[data-opens]')
  if (!link || page.matches('.scripted') || button || metaKey || ctrlKey || shiftKey || altKey) return
  press.preventDefault()
  press.stopPropagation()
  if (link.ariaBusy) return
  link.ariaBusy = 'true'
  const done = () => (link.ariaBusy = null)
  const look = new MutationObserver(() => {
    if (!page.matches('.scripted')) return
    look.disconnect()
    clearTimeout(late)
    done()
    link.click()
  })
  look.observe(page, { attributeFilter: ['class'] })
  const late = setTimeout(() => {
    look.disconnect()
    addEventListener('pagehide', done)
    location = link.href
  }, 3000)
  start()
}, true)
addEventListener('submit', () => (window.__formSent = true), true)
if (document.activeElement?.closest('form')) start()
const when = waiting.dataset.start
if (when === 'at first sight') document.hidden ? start() : requestAnimationFrame(() => setTimeout(start))
if (when === 'on intent or for drafts') indexedDB.databases?.().then(({ length }) => length && start(), () => {})
}`
  .replace(/\n\s*/g, '\n')
  .trim()
