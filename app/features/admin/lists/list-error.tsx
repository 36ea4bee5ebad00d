import { useAdminTexts } from '#app/features/admin/use-admin-texts'

/** Why a list shows nothing. */
export function ListError({ message }: { message: string | null }) {
  const { list } = useAdminTexts()
  if (message === null) return null
  return (
    <p role="alert" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
      {message || list.failed}
    </p>
  )
}
