export function AdminHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight sm:text-3xl">{title}</h1>
      {lead ? <p className="mt-2 max-w-2xl text-pretty text-muted-foreground">{lead}</p> : null}
    </>
  )
}
