import { useEffect, type RefObject } from 'react'

/** Another pane begins at its top, and the content comes back where it was left: all of them share the page's scrolling. */
export function usePaneScrollRestoration(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const formElement = form.current
    const content = document.getElementById('pane-content')
    if (!formElement || !(content instanceof HTMLInputElement)) return
    let contentScrollY = 0
    const rememberScroll = () => {
      if (content.checked) contentScrollY = window.scrollY
    }
    const onPaneChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'pane')
        window.scrollTo({ top: target === content ? contentScrollY : 0 })
    }
    addEventListener('scroll', rememberScroll, { passive: true })
    formElement.addEventListener('change', onPaneChange)
    return () => {
      removeEventListener('scroll', rememberScroll)
      formElement.removeEventListener('change', onPaneChange)
    }
  }, [form])
}
