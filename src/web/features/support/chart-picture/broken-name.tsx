import { Fragment } from 'react'

/** A name, which may break where its words do. */
export function Name({ children }: { children: string }) {
  return children.split(/(?<=[.:(])|(?=[A-Z])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name have no other
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
