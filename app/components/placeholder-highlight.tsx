/** A sample line with its placeholders 〔…〕 marked, so that no one sends them by mistake. */
export function PlaceholderHighlight({ line }: { line: string }) {
  return line.split(/(〔[^〔〕]+〕)/).map((part, index) =>
    part.startsWith('〔') ? (
      <mark key={index} className="rounded-sm bg-warning-soft px-0.5 text-warning">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
