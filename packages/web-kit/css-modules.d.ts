/** Class names of a CSS module, as Vite hands them over. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
