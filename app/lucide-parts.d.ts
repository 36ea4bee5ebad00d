/** Parts of lucide-react that it has no types for. */
declare module 'lucide-react/dist/esm/shared/src/build/buildLucideIconForReact.mjs' {
  type Attributes = Record<string, string>
  export type IconData = { name: string; size: number; node: [tag: string, attributes: Attributes][] }
  // eslint-disable-next-line import-x/no-default-export -- as the package has it
  export default function buildLucideIconForReact(
    icon: IconData,
  ): [tag: 'svg', attributes: Attributes, lines: [tag: string, attributes: Attributes][]]
}
declare module 'lucide-react/dist/esm/shared/src/utils/hasA11yProp.mjs' {
  export function hasA11yProp(props: object): boolean
}
