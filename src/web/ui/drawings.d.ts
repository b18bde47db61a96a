/** The build answers the address under which the file is served. */
declare module '*.svg' {
  const address: string
  export default address
}
