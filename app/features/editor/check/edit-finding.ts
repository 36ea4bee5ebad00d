import { placesIn, selectPlaceholderAt } from '#app/features/editor/entry-sheet/find-next-placeholder'
import { fieldAt, scrollToField } from '#app/features/editor/pane-switching/scroll-to-field'
import { showPane } from '#app/features/editor/pane-switching/show-pane'
import type { Finding } from '#resume-lint/finding'

let stopWaiting: (() => void) | undefined

/**
 * Leads to the field of a finding, and to the placeholder in it that is left to fill in. On a phone its entry is a sheet: closing that leads back to the findings, where they were
 * left, unless another one was opened meanwhile.
 */
export function editFinding({ path, ownerId, rule }: Pick<Finding, 'path' | 'ownerId' | 'rule'>) {
  stopWaiting?.()
  const { scrollY } = window
  scrollToField(path, ownerId)
  const field = fieldAt(path)
  const [placeholder] = rule === 'placeholder' && field ? placesIn(field) : []
  if (placeholder) selectPlaceholderAt(placeholder)
  const sheet = document.activeElement?.closest<HTMLDetailsElement>('details.entry[open]')
  if (!sheet || !matchMedia('(width < 40rem)').matches) return
  const controller = new AbortController()
  stopWaiting = () => controller.abort()
  sheet.addEventListener(
    'toggle',
    () => {
      if (sheet.open) return
      controller.abort()
      const content = document.getElementById('pane-content')
      const isLeft = !(content instanceof HTMLInputElement && content.checked)
      if (isLeft || document.querySelector('details.entry[open]')) return
      showPane('check')
      // The findings are there again.
      requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, scrollY)))
    },
    { signal: controller.signal },
  )
}
