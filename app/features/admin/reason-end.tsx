import { Link, useNavigation } from '@remix-run/react'
import { Button, buttonVariants } from '#app/components/ui/button'
import { CheckedInput } from './field-problem'
import { useDesk } from './use-desk'

/** As contract/admin-user.ts has it. */
const reasonLength = 200

type ReasonEndProps = {
  press: string
  /** What the button sends. */
  name?: string
  value?: string
  grave?: boolean
  /** What was typed into it before a refusal. */
  typed?: string
  /** Where one goes who does not do it. */
  back: string
}

/** The end of a form that changes something: why, and the press itself. */
export function ReasonEnd({ press, name, value, grave = false, typed, back }: ReasonEndProps) {
  const { act } = useDesk()
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <label className="text-sm font-medium">
        <span className="mb-1.5 block">{act.reason}</span>
        <CheckedInput name="reason" required maxLength={reasonLength} defaultValue={typed} />
      </label>
      <p className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name={name}
          value={value}
          variant={grave ? 'destructive' : 'default'}
          disabled={busy}
        >
          {press}
        </Button>
        <Link to={back} preventScrollReset className={buttonVariants({ variant: 'outline' })}>
          {act.cancel}
        </Link>
      </p>
    </>
  )
}
