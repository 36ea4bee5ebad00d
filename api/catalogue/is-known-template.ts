/** Whether `id@version` names an existing template, in its current version or an earlier one. */
export function isKnownTemplate(
  name: string,
  templates: readonly { id: string; version: number }[],
): boolean {
  const [id, version] = name.split('@')
  return templates.some((template) => template.id === id && Number(version) <= template.version)
}
