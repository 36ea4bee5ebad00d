import { PlaceholderHighlight } from '#app/components/placeholder-highlight'

export function SamplePhraseList({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h3 className="mt-7 text-sm font-medium text-subtle-foreground">{title}</h3>
      <ul className="mt-2 divide-y divide-border border-y border-border">
        {lines.map((line) => (
          <li key={line} className="py-3 leading-7">
            <PlaceholderHighlight line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}
