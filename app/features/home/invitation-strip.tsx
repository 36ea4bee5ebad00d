import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LoginLink } from '#app/components/login-link'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import type { InvitationText } from '#contract/account/invite-terms'

/** First on the front page of an invited guest: who invites, what both get, and the way to it. */
export function InvitationStrip({ title, reward }: InvitationText) {
  const { t } = useTranslation('home')
  return (
    <section aria-label={title} className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 sm:pt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl bg-secondary px-5 py-4 sm:px-6">
        <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-primary-foreground">
            <Gift aria-hidden className="size-5" />
          </span>
          <p className="min-w-0 leading-6">
            <strong className="block font-semibold break-words sm:text-lg">{title}</strong>
            <span className="text-muted-foreground">{reward}</span>
          </p>
        </div>
        <LoginLink to="/" className={cn(buttonVariants({ size: 'lg' }), 'max-sm:w-full')}>
          {t('invite.accept')}
        </LoginLink>
      </div>
    </section>
  )
}
