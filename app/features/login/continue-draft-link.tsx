import { useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { draftEditorUrl, draftIdOf } from '#app/components/bring-draft'

type ContinueDraftLinkProps = {
  /** Where the login would lead. */
  to: string
  /** Closes a login over a page. */
  onClose?(): void
}

/** For who came from a draft: back to it without a login. Over the page of the draft it closes the login. */
export function ContinueDraftLink({ to, onClose }: ContinueDraftLinkProps) {
  const { t } = useTranslation('login')
  const { pathname, search } = useLocation()
  const editorUrl = draftEditorUrl(to)
  if (editorUrl === undefined) return null
  const here = pathname + search
  const isHere = here.startsWith('/resume/edit/') && draftIdOf(here) === draftIdOf(to)
  function closeWithScript(event: MouseEvent) {
    if (!onClose || !isHere) return
    event.preventDefault()
    onClose()
  }
  return (
    <p className="mt-5 text-center text-sm">
      <a
        href={editorUrl}
        onClick={closeWithScript}
        className="text-muted-foreground underline decoration-border-strong underline-offset-4 hover:text-foreground hover:decoration-current"
      >
        {t('later')}
      </a>
    </p>
  )
}
