export type DescriptionItem = readonly [name: string, value: string]

/** Terms and their values, one per line. */
export function DescriptionList({ items }: { items: readonly DescriptionItem[] }) {
  return (
    <dl className="mt-6 divide-y divide-border rounded-lg border border-border bg-card">
      {items.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 px-5 py-3 text-sm">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="font-medium break-all tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
