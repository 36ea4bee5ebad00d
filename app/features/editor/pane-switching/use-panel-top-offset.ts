import { useEffect, type RefObject } from 'react'

/** Sets `--bar-end` of a panel to the bottom of the editor's toolbar: a banner above it may scroll away. */
export function usePanelTopOffset(panel: RefObject<HTMLElement>): void {
  useEffect(() => {
    const toolbar = document.querySelector('form > header')
    const measure = () => {
      const end = toolbar?.getBoundingClientRect().bottom
      if (end !== undefined) panel.current?.style.setProperty('--bar-end', `${end}px`)
    }
    measure()
    addEventListener('scroll', measure, { passive: true })
    addEventListener('resize', measure)
    return () => {
      removeEventListener('scroll', measure)
      removeEventListener('resize', measure)
    }
  }, [panel])
}
