import { useFormats } from '#app/components/use-formats'
import type { AdminUserDetails } from '#contract/admin-user'
import { DeskFacts, DeskSection } from './desk-section'
import { filled, useDesk } from './use-desk'

/** Ids of contract/benefits.ts. */
const benefits = [
  ['resumes', '1'],
  ['downloads', '2'],
  ['answers', '3'],
  ['points', '6'],
] as const

/** What somebody has now, what is left of it, and what follows. */
export function UserPlan({ user }: { user: AdminUserDetails }) {
  const { user: texts, users } = useDesk()
  const { day } = useFormats()
  const [running, ...coming] = user.membership.spans
  const say = (value: number | undefined) => (value === -1 ? texts.unlimited : String(value ?? 0))
  const facts = benefits.map(([name, id]) => {
    const all = user.allowance[id]
    const left = user.benefits[id]
    const value = all === -1 ? texts.unlimited : filled(texts.left, { left: say(left), all: say(all) })
    return [texts.benefits[name], value] as const
  })
  return (
    <DeskSection title={texts.plan}>
      <DeskFacts
        facts={[
          [
            users.plan,
            running
              ? `${texts.plans[user.plan]} ${filled(texts.until, { day: day(running.to) })}`
              : texts.plans[user.plan],
          ],
          ...coming.map(
            ({ plan, from, to }) =>
              [
                texts.coming,
                filled(texts.span, { plan: texts.plans[plan], from: day(from), to: day(to) }),
              ] as const,
          ),
          ...facts,
          [texts.resumes, filled(texts.resumeCount, user.resumes)],
        ]}
      />
    </DeskSection>
  )
}
