import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#app/components/ui/segmented-control'
import { inviterNameChoices, type InviterNameChoice } from '#contract/account/invite-terms'

type InviterNameFormProps = { choice: InviterNameChoice; shownName: string }

/** What friends read first, and how the inviter is named there. */
export function InviterNameForm({ choice, shownName }: InviterNameFormProps) {
  const { t } = useTranslation(['invite', 'login'])
  const isNameless = choice !== 'none' && shownName === ''
  return (
    <section aria-labelledby="inviter-name" className="mt-5 border-t border-border pt-5">
      <h3 id="inviter-name" className="text-sm font-medium">
        {t('name.title')}
      </h3>
      <p className="mt-1 break-words text-muted-foreground" role="status">
        {shownName ? t('login:invitation.by', { name: shownName }) : t('login:invitation.byFriend')}
      </p>
      <Form method="post" preventScrollReset className="mt-3 max-w-sm">
        <SegmentedControl
          label={t('name.choice')}
          name="nameChoice"
          value={choice}
          segments={inviterNameChoices.map((value) => ({ value, content: t(`name.choices.${value}`) }))}
        />
      </Form>
      {isNameless ? (
        <p className="mt-2 text-sm text-muted-foreground">
          {t('name.nameless')}
          <Link to="/user" className="text-primary underline underline-offset-4">
            {t('name.setNickname')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
