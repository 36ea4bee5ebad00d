import { useEffect, type RefObject } from 'react'

/** Another pane begins at its top, and the content comes back where it was left: all of them share the page's scrolling. */
export function usePaneScroll(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const watched = form.current
    const content = document.getElementById('pane-content')
    if (!watched || !(content instanceof HTMLInputElement)) return
    let left = 0
    const note = () => {
      if (content.checked) left = window.scrollY
    }
    const begin = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'pane')
        window.scrollTo({ top: target === content ? left : 0 })
    }
    addEventListener('scroll', note, { passive: true })
    watched.addEventListener('change', begin)
    return () => {
      removeEventListener('scroll', note)
      watched.removeEventListener('change', begin)
    }
  }, [form])
}
