/** Each icon of the set is a module of its own: nobody reads the list of all 1,700. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide'

  const icon: IconNode
  export default icon
}
