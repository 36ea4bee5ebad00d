import { useNavigate } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { startsDownload } from '#app/components/start-download'
import { toast } from '#app/components/ui/toast/toast-store'
import { redirectAfterBringing, redirectAfterClaim, type ClaimResult } from './claim-result'
import type { UnclaimedDraft } from './merge-drafts'
import { claimDrafts } from './request-draft-claims'

/**
 * Claims the draft that the login brings, and goes on. Where the account cannot take it, it is downloaded as the draft it is,
 * and for any other page `onFailure` is told why.
 */
export function useBringDraft(
  draft: UnclaimedDraft | undefined,
  to: string,
  onFailure: (results: ClaimResult[], backUrl: string) => void,
) {
  const { t } = useTranslation('my-resumes')
  const navigate = useNavigate()
  const isClaiming = useRef(false)
  useEffect(() => {
    if (!draft || isClaiming.current) return
    isClaiming.current = true
    void claimDrafts([draft]).then((results) => {
      if (startsDownload(to)) return navigate(redirectAfterClaim(to, results), { replace: true })
      const { href, isNew } = redirectAfterBringing(to, results)
      if (results.some(({ outcome }) => outcome !== 'kept')) return onFailure(results, href)
      toast(t(`brought.${isNew ? 'new' : 'kept'}`))
      navigate(href, { replace: true })
    })
  }, [draft, navigate, onFailure, t, to])
}
