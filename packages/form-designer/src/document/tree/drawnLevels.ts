/** How many containers inside each other are drawn; a browser fails at some hundreds, and nobody fills in forty. */
export const drawnLevels = 40;
