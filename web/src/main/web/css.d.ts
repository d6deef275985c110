/** A style sheet is bundled as its text. */
declare module "*.css" {
  const styles: string;
  export default styles;
}
