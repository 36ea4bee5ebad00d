import { Form } from '@remix-run/react'
import { Button } from '#app/components/ui/button'
import { useFormats } from '#app/components/use-formats'
import type { AdminUserDetails } from '#contract/admin-user'
import { DeskFacts, DeskSection } from './desk-section'
import { useDesk } from './use-desk'

type UserFactsProps = { user: AdminUserDetails; phone: string | null | undefined }

/** Who somebody is. `phone`: the whole one, once it was asked for. */
export function UserFacts({ user, phone }: UserFactsProps) {
  const { user: texts, users } = useDesk()
  const { day, moment } = useFormats()
  const { disabledAt, closesAt } = user
  const known =
    user.phone === null ? (
      users.noPhone
    ) : phone ? (
      <output aria-live="polite">{phone}</output>
    ) : (
      <Form
        method="post"
        action={`/admin/users/${user.id}`}
        preventScrollReset
        className="flex items-center gap-2"
      >
        {user.phone}
        <Button type="submit" name="intent" value="reveal" variant="secondary" size="sm">
          {texts.reveal}
        </Button>
      </Form>
    )
  return (
    <DeskSection title={users.name}>
      <DeskFacts
        facts={[
          [users.phone, known],
          [texts.weixin, user.weixin ? texts.bound : texts.unbound],
          [texts.id, user.id],
          [texts.inviteCode, user.invitations.inviteCode],
          [users.created, moment(user.createdAt)],
          [users.seen, user.seenAt === 0 ? users.never : day(user.seenAt)],
          ...(disabledAt === null ? [] : [[texts.disabledAt, moment(disabledAt)] as const]),
          ...(closesAt === null ? [] : [[texts.closesAt, moment(closesAt)] as const]),
        ]}
      />
    </DeskSection>
  )
}
