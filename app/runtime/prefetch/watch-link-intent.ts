import { remixLinkSelector } from '../remix-internals'

/** Spec §9, in ms: how long a link is pointed at, focused or touched before its page is prefetched. */
const delayMs = 100

/** Calls `onIntent` for links between pages that the user stays on for 100 ms. @returns a stop function */
export function watchLinkIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let link: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function leave() {
    clearTimeout(timer)
    link = undefined
  }
  function enter(target: EventTarget | null) {
    const next = target instanceof Element ? target.closest<HTMLAnchorElement>(remixLinkSelector) : null
    if (next === (link ?? null)) return
    leave()
    if (!next) return
    link = next
    timer = setTimeout(() => onIntent(next), delayMs)
  }
  const onEnter = ({ target }: Event) => enter(target)
  const onLeave = ({ relatedTarget }: MouseEvent | FocusEvent) => enter(relatedTarget)
  const cancel = () => leave()

  document.addEventListener('pointerover', onEnter)
  document.addEventListener('pointerout', onLeave)
  // The touch became a scroll; a click requests the page itself.
  document.addEventListener('pointercancel', cancel)
  document.addEventListener('click', cancel, true)
  document.addEventListener('focusin', onEnter)
  document.addEventListener('focusout', onLeave)
  enter(document.querySelector(`${remixLinkSelector}:is(:hover, :focus)`))
  return () => {
    leave()
    document.removeEventListener('pointerover', onEnter)
    document.removeEventListener('pointerout', onLeave)
    document.removeEventListener('pointercancel', cancel)
    document.removeEventListener('click', cancel, true)
    document.removeEventListener('focusin', onEnter)
    document.removeEventListener('focusout', onLeave)
  }
}
