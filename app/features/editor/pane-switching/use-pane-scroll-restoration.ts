import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a newly selected pane to its top and restores the scroll position of the content: all panes share
 * the page's scroll.
 */
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
