import { useDesk } from './use-desk'

/** Why a list shows nothing. */
export function ListProblem({ problem }: { problem: string | null }) {
  const { list } = useDesk()
  if (problem === null) return null
  return (
    <p role="alert" className="mb-4 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning">
      {problem || list.failed}
    </p>
  )
}
