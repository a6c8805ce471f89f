declare module '*.png' {
  import type { ImageSourcePropType } from 'react-native';

  const picture: ImageSourcePropType;
  export default picture;
}
