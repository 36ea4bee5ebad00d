import { Link } from '@remix-run/react'
import type { AdminResume } from '#contract/admin/admin-resume'

/** Links to the owner of a row. */
export function OwnerLink({ owner: { id, nickname, phone } }: { owner: AdminResume['owner'] }) {
  return (
    <span className="max-md:text-right">
      <Link to={`/admin/users/${id}`} className="break-all hover:text-primary hover:underline">
        {nickname}
      </Link>{' '}
      <span className="whitespace-nowrap text-subtle-foreground tabular-nums">{phone}</span>
    </span>
  )
}
