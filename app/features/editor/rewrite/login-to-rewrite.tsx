import { Link } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMember } from '#app/components/favourites/use-is-member'
import { LoginLink } from '#app/components/login-link'
import { buttonVariants } from '#app/components/ui/button'
import { useEditor } from '#app/features/editor/state/editor-context'
import { rewriteReturnUrl } from '#app/features/editor/toolbar/editor-links'

/**
 * Why a draft cannot be rewritten, and the way there and back to the same text: a guest logs in, which brings the draft along;
 * a user whose draft is not in the account yet saves it there.
 */
export function LoginToRewrite({ target, size }: { target: string; size?: 'sm' }) {
  const { t } = useTranslation('rewrite')
  const isMember = useIsMember()
  const draftId = useEditor((state) => state.draftId)
  const [at] = useState(() => target.split('.')[0] || entryInView())
  const to = draftId ? rewriteReturnUrl(draftId, target, at) : '/resume/my'
  const className = `${size ? 'mt-2' : 'mt-4'} ${buttonVariants({ size })}`
  return (
    <>
      <p className={`leading-6 text-muted-foreground ${size ? 'mt-2' : 'text-sm'}`}>
        {t(isMember ? 'unclaimed' : 'guest')}
      </p>
      {isMember ? (
        <Link to={`/resume/keep?${new URLSearchParams({ to })}`} className={className}>
          {t('claim')}
        </Link>
      ) : (
        <LoginLink to={to} className={className}>
          {t('login')}
        </LoginLink>
      )}
    </>
  )
}

/** The id of the open entry that is seen, where the whole resume is to be rewritten; '' when none is. */
function entryInView(): string {
  const toolbarEnd = document.querySelector('form > header')?.getBoundingClientRect().bottom ?? 0
  const seen = [...document.querySelectorAll('details.entry[open]')].find((entry) => {
    const { top, bottom } = entry.getBoundingClientRect()
    return bottom > toolbarEnd && top < innerHeight
  })
  return seen?.id ?? ''
}
