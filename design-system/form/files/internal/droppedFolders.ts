/** A folder arrives among the files, with a size; only its entry tells them apart. */
export function droppedFolders({ items, files }: Pick<DataTransfer, 'items' | 'files'>): ReadonlySet<File> {
  const entries = [...items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
  return new Set([...files].filter((_file, at) => entries[at]?.isDirectory));
}
